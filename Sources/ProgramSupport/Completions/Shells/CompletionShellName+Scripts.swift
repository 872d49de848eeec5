// The scripts contain no command names or options. On each Tab, they ask the program and insert its answer. Texts in
// the answer end in NUL, because keys may contain every other character.
extension CompletionShellName {
    static let bashScript = #"""
        # bash completion for fitloc

        _fitloc() {
            local program=${1/#\~\//$HOME/} answer
            type -P "$program" >/dev/null || program=fitloc
            COMPREPLY=()
            {
                IFS= read -r -d '' answer || return 0
                case $answer in *nospace*) compopt -o nospace 2>/dev/null ;; esac
                compopt -o nosort 2>/dev/null
                while IFS= read -r -d '' answer; do
                    COMPREPLY[${#COMPREPLY[@]}]=$answer
                done
            } < <("$program" ---complete bash "${COMP_LINE:0:COMP_POINT}" "$2" 2>/dev/null </dev/null)
            return 0
        }

        complete -F _fitloc fitloc

        """#

    static let zshScript = #"""
        #compdef fitloc

        _fitloc() {
            local program=${(Q)words[1]}
            local -a answer list shown
            local -i result=1 at=7
            [[ $program = \~/* ]] && program=$HOME${program#\~}
            (( $+commands[$program] )) || [[ -x $program ]] || program=fitloc
            answer=("${(@0)$(COLUMNS=$COLUMNS "$program" ---complete zsh \
                "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null </dev/null)}")
            (( $#answer > 6 )) || return 1

            # What is the same for all, then words and a line for each: first those that are whole, then the others.
            local files=$answer[1] start=$answer[2] pattern=$answer[3]
            local -i whole=$answer[5] open=$answer[6]
            [[ $answer[4] = long ]] && list=(-l)
            if (( whole )); then
                shown=("${(@)answer[at+whole,at+2*whole-1]}")
                compadd $list -V fitloc -d shown -- "${(@)answer[at,at+whole-1]}" && result=0
                at+=2*whole
            fi
            if (( open )); then
                shown=("${(@)answer[at+open,at+2*open-1]}")
                compadd $list -V fitloc-open -S '' -d shown -- "${(@)answer[at,at+open-1]}" && result=0
            fi

            if [[ -n $files ]]; then
                (( start )) && compset -p $start
                case $files in
                    folders) _files -/ && result=0 ;;
                    *) _files ${pattern:+-g} ${pattern:+"$pattern"} && result=0 ;;
                esac
            fi
            return result
        }

        if [[ $funcstack[1] = _fitloc ]]; then
            _fitloc "$@"
        else
            compdef _fitloc fitloc
        fi

        """#

    static let fishScript = #"""
        # fish completion for fitloc

        function __fitloc_offers
            set -l words (commandline -opc)
            set -l token (commandline -ct)
            set -l program $words[1]
            command -q $program; or set program fitloc
            set -l answer ($program ---complete fish $words[2..] "$token" 2>/dev/null </dev/null | string split0)
            set -q answer[1]; or return
            set -q answer[2]; and printf '%s\0' $answer[2..]

            # Files: what of the word stands before the path, then which ones.
            set -l request (string split ' ' -- $answer[1])
            set -q request[2]; or return
            set -l start (string sub -l $request[2] -- "$token")
            set -l path (string sub -s (math $request[2] + 1) -- "$token")
            for file in (complete -C "__fish_command_without_completions $path" | string replace -r '\t.*' '')
                if string match -q '*/' -- $file
                    printf '%s\0' $start$file
                else if test $request[1] = files
                    if not set -q request[3]; or contains -- (string replace -r '.*\.' '' -- $file) $request[3..]
                        printf '%s\0' $start$file
                    end
                end
            end
        end

        complete -c fitloc -e
        complete -c fitloc -f -k -a '(__fitloc_offers | string split0)'

        """#
}
