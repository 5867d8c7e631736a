export type Shell = "bash" | "zsh" | "fish";

/**
 * The script of one shell. All three ask `owed complete -- <words>`, whose lines are `value TAB description`, or
 * `:files`, `:folders` or `:commands` where the shell itself knows best.
 */
export function completionScript(shell: Shell): string {
  return scripts[shell];
}

const bash = `# bash completion for owed: eval "$(owed completion bash)"
_owed() {
  local value _description current="\${COMP_WORDS[COMP_CWORD]}"
  COMPREPLY=()
  while IFS=$'\\t' read -r value _description; do
    case "$value" in
      :files) compopt -o filenames 2>/dev/null; mapfile -t -O "\${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$current") ;;
      :folders) compopt -o filenames 2>/dev/null; mapfile -t -O "\${#COMPREPLY[@]}" COMPREPLY < <(compgen -d -- "$current") ;;
      :commands) mapfile -t -O "\${#COMPREPLY[@]}" COMPREPLY < <(compgen -c -- "$current") ;;
      ?*) COMPREPLY+=("$value") ;;
    esac
  done < <("\${COMP_WORDS[0]}" complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -F _owed owed
`;

const zsh = `#compdef owed
# zsh completion for owed: source <(owed completion zsh)
_owed() {
  local line value description
  local -a found
  for line in "\${(@f)$("\${words[1]}" complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    value="\${line%%$'\\t'*}"
    description="\${line#*$'\\t'}"
    case "$value" in
      :files) _files ;;
      :folders) _files -/ ;;
      :commands) _command_names -e ;;
      ?*) found+=("\${value//:/\\\\:}:\${description}") ;;
    esac
  done
  (( \${#found} )) && _describe -t values owed found
}
compdef _owed owed
`;

const fish = `# fish completion for owed: owed completion fish | source
function __owed_complete
  set -l words (commandline -opc) (commandline -ct)
  for line in (command $words[1] complete -- $words[2..-1] 2>/dev/null)
    switch $line
      case ':files'
        __fish_complete_path (commandline -ct)
      case ':folders'
        __fish_complete_directories (commandline -ct)
      case ':commands'
        __fish_complete_command
      case '*'
        echo $line
    end
  end
end
complete -c owed -f -a '(__owed_complete)'
`;

const scripts: Readonly<Record<Shell, string>> = { bash, zsh, fish };
