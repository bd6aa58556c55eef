import type { AppEvent } from '#machines/site/app/events.ts'
import type { PopupCommand } from '#machines/site/public-popup/audience.ts'
import { suppressChunkErrorBanner } from './chunk-loading.ts'
import { lateActor } from './lazy-actor.ts'

/** The popups for whoever is there since an event. A popup is never worth an error message. */
export const publicPopup = lateActor<PopupCommand, AppEvent>(
  async () => (await import('#machines/site/public-popup/show-popups.ts')).showPopups,
  suppressChunkErrorBanner,
)
