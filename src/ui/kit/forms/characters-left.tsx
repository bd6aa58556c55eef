import { Plural } from '@lingui/react/macro'
import { charactersLeft } from '#domain/text/characters-left.ts'

type Props = { of: string; most: number }

export function CharactersLeft({ of: text, most }: Props) {
  const left = charactersLeft(text, most)
  if (left < 0)
    return (
      <Plural
        id="kit.forms.charactersOver"
        value={-left}
        _0="No characters too many"
        one="# character too many"
        other="# characters too many"
      />
    )
  return (
    <Plural
      id="common.charactersLeft"
      value={left}
      _0="No characters left"
      one="# character left"
      other="# characters left"
    />
  )
}
