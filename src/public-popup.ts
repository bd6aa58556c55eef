import { fromCallback } from 'xstate'
import { addRoot } from '#live/roots.ts'
import type { AppEvent } from '#machines/app/events.ts'
import type { PopupCommand } from '#machines/public-popup/audience.ts'
import { sayElsewhere } from './part-loading.ts'

/** The popups for whoever is there since an event. What shows them is loaded with the first: a page must not wait for popups. */
export const publicPopup = fromCallback<PopupCommand, AppEvent, AppEvent>(({ input, ...page }) => {
  const shown = import('#machines/public-popup/show-popups.ts')
  const showing = shown.then(({ showPopups }) => {
    const popups = showPopups(input, page)
    const forget = addRoot(popups)
    return () => {
      popups.stop()
      forget()
    }
  })
  // A popup is never worth an error message.
  showing.catch(sayElsewhere)
  return () =>
    showing.then(
      (stop) => stop(),
      () => {},
    )
})
