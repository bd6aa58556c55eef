import { isFigure } from './is-figure.ts'

/** The element that took the place of a text, or of an earlier translation. */
const translations = new WeakMap<Node, ChildNode>()
/** Elements of a translation that took no place yet, with the nodes between which they were put. */
const unpaired = new WeakMap<Node, readonly (Node | null)[]>()
/** Figures that were put back once: a translation that goes on all the same has its way. */
const keptFigures = new WeakSet<Node>()

/** Translations wrap their words in `font` elements; nothing of ours is one. */
export const isFont = (node: Node | null | undefined): node is ChildNode => node?.nodeName === 'FONT'

/**
 * Remembers which texts a translation replaced, from what an observer of `childList` saw. Amounts, odds, codes and the like are
 * put back at once, and their elements excluded from translation.
 */
export function noteReplacements(records: readonly MutationRecord[]): void {
  for (const { addedNodes, previousSibling, nextSibling } of records) {
    for (const font of [...addedNodes].filter(isFont)) {
      translations.delete(font)
      unpaired.set(font, [previousSibling, nextSibling])
    }
  }
  const figures = new Map<Node, ChildNode>()
  for (const [index, record] of records.entries()) {
    const [replaced] = record.removedNodes
    if (!replaced || !mayBeReplaced(replaced) || isRestored(record)) continue
    const translation = translationOf(replaced, record, records.slice(index + 1))
    if (!translation) continue
    unpaired.delete(translation)
    translations.set(replaced, translation)
    if (isFigure(replaced.nodeValue ?? '')) figures.set(replaced, translation)
  }
  for (const [figure, translation] of figures) keepUntranslated(figure, translation)
}

/** Puts a text back in the place of its translation, so that React finds it where React put it. */
export function putBack(text: Node): void {
  let shown = translations.get(text)
  if (!shown) return
  translations.delete(text)
  for (let next = translations.get(shown); next; next = translations.get(shown)) shown = next
  if (!text.isConnected || shown.contains(text)) shown.parentNode?.replaceChild(text, shown)
}

function keepUntranslated(text: Node, { parentElement: parent }: ChildNode): void {
  if (!parent || keptFigures.has(text)) return
  keptFigures.add(text)
  if (!parent.closest('[translate="no"]')) parent.translate = false
  putBack(text)
}

/**
 * The element that took the place of `replaced`: in the step that removed it, beside it before that, or as the next step in the
 * same parent, between the same neighbours. React removes texts too, and then something else comes next.
 */
function translationOf(
  replaced: Node,
  removal: MutationRecord,
  later: readonly MutationRecord[],
): ChildNode | undefined {
  const { target, addedNodes, previousSibling, nextSibling } = removal
  if (isFont(addedNodes[0])) return addedNodes[0]
  const beside = [previousSibling, nextSibling].find((node) => node && unpaired.get(node)?.includes(replaced))
  if (isFont(beside)) return beside
  const [next, afterNext, last] = later.filter((record) => record.target === target)
  const after = insertedFor(removal, next)
  // It was put beside the text that is removed now, and nothing else takes the place of that one.
  const isOfAnother =
    afterNext &&
    next &&
    [next.previousSibling, next.nextSibling].includes(afterNext.removedNodes[0] ?? target)
  return isOfAnother && !insertedFor(afterNext, last) ? undefined : after
}

/** The element of a translation that was put between the neighbours that a removed text had. */
function insertedFor(removal: MutationRecord, next: MutationRecord | undefined): ChildNode | undefined {
  const isInItsPlace =
    next?.removedNodes.length === 0 &&
    next.previousSibling === removal.previousSibling &&
    next.nextSibling === removal.nextSibling
  const inserted = isInItsPlace ? next.addedNodes[0] : undefined
  return isFont(inserted) ? inserted : undefined
}

/** Whether a text came back in the place of its translation. */
const isRestored = ({ addedNodes }: MutationRecord): boolean => addedNodes[0]?.nodeType === Node.TEXT_NODE

/** A text, or an earlier translation, that is not where React would look for it. */
const mayBeReplaced = (node: Node): boolean =>
  (node.nodeType === Node.TEXT_NODE || isFont(node)) && (!node.isConnected || isFont(node.parentNode))
