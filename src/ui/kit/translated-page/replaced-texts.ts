/** Maps a text, or an earlier translation, to the element that replaced it. */
const translations = new WeakMap<Node, ChildNode>()
/**
 * Translation elements whose replaced text is still unknown, each with the siblings that it had when it was
 * inserted.
 */
const unpaired = new WeakMap<Node, readonly (Node | null)[]>()
/**
 * Figures that have been restored once. If the browser translates one of them again, it is not restored
 * again.
 */
const keptFigures = new WeakSet<Node>()

/**
 * Whether a node belongs to a translation. Translations are `font` elements, and the site itself has none.
 */
export const isFont = (node: Node | null | undefined): node is ChildNode => node?.nodeName === 'FONT'

/**
 * Finds out from `childList` mutations which texts a translation has replaced. Amounts, odds, codes and other
 * figures are restored immediately and excluded from translation. Their original values come from
 * `characterData` mutations.
 */
export function noteReplacements(records: readonly MutationRecord[]): void {
  for (const { addedNodes, previousSibling, nextSibling } of records) {
    for (const font of [...addedNodes].filter(isFont)) {
      translations.delete(font)
      unpaired.set(font, [previousSibling, nextSibling])
    }
  }
  const figures: Replaced[] = []
  for (const [index, record] of records.entries()) {
    const [replaced] = record.removedNodes
    if (!replaced || !mayBeReplaced(replaced) || isRestored(record)) continue
    const later = records.slice(index + 1)
    const translation = translationOf(replaced, record, later)
    if (!translation) continue
    unpaired.delete(translation)
    translations.set(replaced, translation)
    const original = originalOf(replaced, later)
    if (isFigure(original)) figures.push({ text: replaced, translation, original })
  }
  figures.forEach(keepUntranslated)
}

type Replaced = { text: Node; translation: ChildNode; original: string }

/**
 * Returns a text's original value. The translation may have moved the text into its own element and changed
 * it there.
 */
const originalOf = (text: Node, later: readonly MutationRecord[]): string =>
  later.find(({ type, target }) => type === 'characterData' && target === text)?.oldValue ??
  text.nodeValue ??
  ''

/**
 * Whether a text is a figure, such as an amount, a count, odds, a time or a code. A figure contains a digit.
 * It also has no space between words, or no three letters in a row.
 */
const isFigure = (text: string): boolean =>
  /\d/.test(text) && (!/\p{L}{3}/u.test(text) || !/\S\s+\S/.test(text))

/** Puts a text back where React expects it, in place of its translation. */
export function putBack(text: Node): void {
  let shown = translations.get(text)
  if (!shown) return
  translations.delete(text)
  for (let next = translations.get(shown); next; next = translations.get(shown)) shown = next
  if (!text.isConnected || shown.contains(text)) shown.parentNode?.replaceChild(text, shown)
}

function keepUntranslated({ text, translation: { parentElement: parent }, original }: Replaced): void {
  if (!parent || keptFigures.has(text)) return
  keptFigures.add(text)
  if (!parent.closest('[translate="no"]')) parent.translate = false
  putBack(text)
  if (text.nodeValue !== original) text.nodeValue = original
}

/**
 * Finds the translation element for a removed text. It was added by the removal itself, or earlier beside the
 * text. Otherwise the next mutation of the same parent added it between the same siblings. Returns undefined
 * if React removed the text, because other mutations then follow.
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
  // If a neighbouring text is removed next and has no other translation, the element belongs to that text.
  const isOfAnother =
    afterNext &&
    next &&
    [next.previousSibling, next.nextSibling].includes(afterNext.removedNodes[0] ?? target)
  return isOfAnother && !insertedFor(afterNext, last) ? undefined : after
}

/** Returns the translation element that the next mutation inserted where a text was removed. */
function insertedFor(removal: MutationRecord, next: MutationRecord | undefined): ChildNode | undefined {
  const isInItsPlace =
    next?.removedNodes.length === 0 &&
    next.previousSibling === removal.previousSibling &&
    next.nextSibling === removal.nextSibling
  const inserted = isInItsPlace ? next.addedNodes[0] : undefined
  return isFont(inserted) ? inserted : undefined
}

/** Whether the mutation put a text back in place of its translation. */
const isRestored = ({ addedNodes }: MutationRecord): boolean => addedNodes[0]?.nodeType === Node.TEXT_NODE

/** Whether a text or an earlier translation is no longer where React expects it. */
const mayBeReplaced = (node: Node): boolean =>
  (node.nodeType === Node.TEXT_NODE || isFont(node)) && (!node.isConnected || isFont(node.parentNode))
