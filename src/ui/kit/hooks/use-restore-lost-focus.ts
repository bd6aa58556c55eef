import { useEffect } from 'react'
import { parkFocus } from './lost-focus.ts'

/**
 * CSS selector for elements that can have an accessible name, so that screen readers announce where the focus
 * is.
 */
const REGIONS =
  'section, article, form, fieldset, li, dialog, main, [role="region"], [role="group"], [tabindex]'

/**
 * Focuses the nearest enclosing region that remains when the focused element is removed, disabled or hidden.
 * Views may move the focus to a better element, before or afterwards.
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
    // Wait two frames: the effects of views run first, and browsers remove the focus from a disabled element
    // only in the next frame.
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
