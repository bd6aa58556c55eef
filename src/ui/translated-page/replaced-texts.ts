import { isFigure } from './is-figure.ts'

/** The element that took the place of a text, or of an earlier translation. */
const translations = new WeakMap<Node, ChildNode>()

/** Translations wrap their words in `font` elements; nothing of ours is one. */
export const isFont = (node: Node | null | undefined): node is ChildNode => node?.nodeName === 'FONT'

/**
 * Remembers which texts a translation replaced, from what an observer of `childList` saw. Amounts, odds, codes and the like are
 * put back at once, and their elements excluded from translation.
 */
export function noteReplacements(records: readonly MutationRecord[]): void {
  const fonts = new Set<Node>()
  for (const { addedNodes } of records) for (const node of addedNodes) if (isFont(node)) fonts.add(node)
  if (fonts.size === 0) return
  for (const font of fonts) translations.delete(font)
  // React may have removed a text from the very place where another one was then translated: what is certain comes first.
  const found = new Map<Node, ChildNode>()
  for (const find of [inOneStep, beside, betweenSameNeighbours]) {
    const earlier = new Set(found.keys())
    for (const record of records) {
      const [replaced] = record.removedNodes
      if (!replaced || earlier.has(replaced) || !mayBeReplaced(replaced)) continue
      const translation = find(record, records).find((node) => isFont(node) && fonts.has(node))
      if (!isFont(translation)) continue
      fonts.delete(translation)
      found.set(replaced, translation)
    }
  }
  for (const [replaced, translation] of found) {
    translations.set(replaced, translation)
    if (isFigure(replaced.nodeValue ?? '')) keepUntranslated(replaced, translation)
  }
}

/** Puts a text back in the place of its translation, so that React finds it where React put it. */
export function putBack(text: Node): void {
  let shown = translations.get(text)
  if (!shown) return
  translations.delete(text)
  for (let next = translations.get(shown); next; next = translations.get(shown)) shown = next
  if (!text.isConnected || shown.contains(text)) shown.parentNode?.replaceChild(text, shown)
}

/** Only once for each element, in case that the translation goes on all the same. */
function keepUntranslated(text: Node, { parentElement: parent }: ChildNode): void {
  if (!parent || parent.closest('[translate="no"]')) return
  parent.translate = false
  putBack(text)
}

type FindTranslation = (
  removal: MutationRecord,
  records: readonly MutationRecord[],
) => (Node | null | undefined)[]

const inOneStep: FindTranslation = ({ addedNodes }) => [addedNodes[0]]

/** Put beside the text before that was taken away. */
const beside: FindTranslation = ({ previousSibling, nextSibling }) => [previousSibling, nextSibling]

/** Put between the neighbours of the text after that was taken away. */
const betweenSameNeighbours: FindTranslation = (removal, records) =>
  records
    .slice(records.indexOf(removal))
    .filter(
      ({ target, previousSibling, nextSibling }) =>
        target === removal.target &&
        previousSibling === removal.previousSibling &&
        nextSibling === removal.nextSibling,
    )
    .map(({ addedNodes }) => addedNodes[0])

/** A text, or an earlier translation, that is not where React would look for it. */
const mayBeReplaced = (node: Node): boolean =>
  (node.nodeType === Node.TEXT_NODE || isFont(node)) && (!node.isConnected || isFont(node.parentNode))
