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
  for (const record of records) {
    const [replaced] = record.removedNodes
    if (!replaced || !mayBeReplaced(replaced)) continue
    const translation = translationIn(records, record, fonts)
    if (!translation) continue
    fonts.delete(translation)
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

/**
 * The new element that stands where `replaced` was: put there in one step, put beside it before it was taken away, or put
 * between the same neighbours. Each element stands for one text only.
 */
function translationIn(
  records: readonly MutationRecord[],
  removal: MutationRecord,
  fonts: ReadonlySet<Node>,
): ChildNode | undefined {
  const isFree = (node: Node | null | undefined): node is ChildNode => isFont(node) && fonts.has(node)
  const { target, addedNodes, previousSibling, nextSibling } = removal
  const beside = [addedNodes[0], previousSibling, nextSibling].find(isFree)
  if (beside) return beside
  const between = records.find(
    (record) =>
      record.target === target &&
      record.previousSibling === previousSibling &&
      record.nextSibling === nextSibling &&
      isFree(record.addedNodes[0]),
  )?.addedNodes[0]
  return isFree(between) ? between : undefined
}

/** A text, or an earlier translation, that is not where React would look for it. */
const mayBeReplaced = (node: Node): boolean =>
  (node.nodeType === Node.TEXT_NODE || isFont(node)) && (!node.isConnected || isFont(node.parentNode))
