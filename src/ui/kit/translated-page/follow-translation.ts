import { isFont, noteReplacements, putBack } from './replaced-texts.ts'

/**
 * Lets React go on in a page that the browser translates. A translation takes React's texts out of the document and puts
 * elements of its own there. React would then fail to remove a text or to insert something before it, and would change
 * texts that nobody sees. So each text is put back before React touches it; the browser then translates it again.
 *
 * @param seen what has changed in the document so far, with the observer that saw it
 */
export function followTranslation(seen: readonly MutationRecord[] = [], earlier?: MutationObserver): void {
  noteReplacements([...seen, ...(earlier?.takeRecords() ?? [])])
  earlier?.disconnect()
  const observer = new MutationObserver(noteReplacements)
  observer.observe(document, { childList: true, subtree: true })

  const putBackFirst = (node: Node | null) => {
    if (node?.nodeType !== Node.TEXT_NODE) return
    noteReplacements(observer.takeRecords())
    putBack(node)
  }

  const { removeChild, insertBefore, appendChild } = Node.prototype
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      if (!isFont(this)) putBackFirst(child)
      // A translation moves whole elements too, or drops them.
      return child.parentNode ? removeChild.call(child.parentNode, child) : child
    },
    insertBefore(this: Node, child: Node, next: Node | null) {
      if ([this, child, next].some(isFont)) return insertBefore.call(this, child, next)
      putBackFirst(child)
      putBackFirst(next)
      return insertBefore.call(this, child, childTowards(this, next))
    },
    appendChild(this: Node, child: Node) {
      if (!isFont(this)) putBackFirst(child)
      return appendChild.call(this, child)
    },
  })

  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string | null) {
      // One that was moved into its translation is still seen.
      if (!this.isConnected) putBackFirst(this)
      nodeValue?.set?.call(this, text)
    },
  })
}

/** The child of `parent` that `node` is or lies in; null where it lies elsewhere. */
function childTowards(parent: Node, node: Node | null): Node | null {
  let child = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}
