import type { AppEvent } from '#machines/app/events.ts'
import type { PopupCommand } from '#machines/public-popup/audience.ts'
import { lateActor } from './late-actor.ts'
import { sayElsewhere } from './part-loading.ts'

/** The popups for whoever is there since an event. A popup is never worth an error message. */
export const publicPopup = lateActor<PopupCommand, AppEvent>(
  async () => (await import('#machines/public-popup/show-popups.ts')).showPopups,
  sayElsewhere,
)
