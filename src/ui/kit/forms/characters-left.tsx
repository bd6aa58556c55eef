import { Plural } from '@lingui/react/macro'
import { charactersLeft } from '#domain/text/characters-left.ts'

type Props = { of: string; most: number }

export function CharactersLeft({ of: text, most }: Props) {
  const left = charactersLeft(text, most)
  if (left < 0) return <Plural value={-left} one="# character too many" other="# characters too many" />
  return <Plural value={left} one="# character left" other="# characters left" />
}
