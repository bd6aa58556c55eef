import { isFont, noteReplacements, putBack } from './replaced-texts.ts'

/**
 * Keeps React working when the browser translates the page. A translation replaces React's text nodes with
 * its own elements. React would then fail to remove or insert nodes, or it would update detached texts.
 * Therefore each text is restored before React touches it, and the browser translates it again. `seen` holds
 * the mutation records so far, and `earlier` is the observer that recorded them.
 */
export function followTranslation(seen: readonly MutationRecord[] = [], earlier?: MutationObserver): void {
  noteReplacements([...seen, ...(earlier?.takeRecords() ?? [])])
  earlier?.disconnect()
  const observer = new MutationObserver(noteReplacements)
  observer.observe(document, { childList: true, subtree: true, characterDataOldValue: true })

  const putBackFirst = (node: Node | null) => {
    if (node?.nodeType !== Node.TEXT_NODE) return
    noteReplacements(observer.takeRecords())
    putBack(node)
  }

  const { removeChild, insertBefore, appendChild } = Node.prototype
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      if (!isFont(this)) putBackFirst(child)
      // A translation may also have moved or removed whole elements.
      const parent = parentOf(child)
      return parent ? removeChild.call(parent, child) : child
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
      // A connected text was only moved into its translation, so it needs no restoring.
      if (!this.isConnected) putBackFirst(this)
      nodeValue?.set?.call(this, text)
    },
  })
}

/** Returns the child of `parent` that contains `node`, or null if `node` is not inside `parent`. */
function childTowards(parent: Node, node: Node | null): Node | null {
  let child = node
  while (child && parentOf(child) !== parent) child = parentOf(child)
  return child
}

/**
 * Reads the native property, because HTML that is being sanitised may contain a form field named
 * `parentNode`.
 */
const parentOf = (node: Node): Node | null => Reflect.get(Node.prototype, 'parentNode', node)
