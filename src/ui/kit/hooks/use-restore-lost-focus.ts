import { useEffect } from 'react'
import { parkFocus } from './lost-focus.ts'

/** Elements that a screen reader can name, so that the user knows where they are. */
const REGIONS =
  'section, article, form, fieldset, li, dialog, main, [role="region"], [role="group"], [tabindex]'

/**
 * Keeps the keyboard where it was when the focused element is removed, disabled or hidden: the focus goes to the nearest
 * region around it that is still there. Views that know a better place for the focus move it there first, or later.
 */
export function useRestoreLostFocus(): void {
  useEffect(() => {
    let around: Element[] = []
    let isChecking = false
    const remember = ({ target }: FocusEvent) => {
      around = target instanceof Element ? ancestorsOf(target) : []
    }
    const restore = () => {
      isChecking = false
      const [focused, ...regions] = around
      if (!focused || isUsable(focused) || document.activeElement !== document.body) return
      around = []
      const region = regions.find((element) => element.matches(REGIONS) && isUsable(element))
      const target = region ?? document.getElementById('content')
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
      if (target instanceof HTMLElement && (!dialog || dialog.contains(target))) parkFocus(target)
    }
    // The views' own effects run first, and the browser gives up a disabled element only with the next frame.
    const observer = new MutationObserver(() => {
      if (isChecking || around.length === 0) return
      isChecking = true
      requestAnimationFrame(() => requestAnimationFrame(restore))
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'hidden'],
    })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
}

function ancestorsOf(element: Element): Element[] {
  const chain: Element[] = []
  for (let next: Element | null = element; next; next = next.parentElement) chain.push(next)
  return chain
}

const isUsable = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility()
