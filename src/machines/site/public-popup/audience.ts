import type { Execution } from '#api/site/popups.ts'
import type { AppEvent } from '#machines/site/app/events.ts'
import type { OverlaysReport } from '#machines/site/overlays.machine.ts'

/** Whom popups are for, and in whose name they are noted as seen. */
export type Audience = { owner: string; executions: readonly Execution[] }

/** POP-01: who is there since this event; at a first login with what is meant for that too (LOGIN-08). */
export function audienceSince(event: AppEvent): Audience {
  if (event.type !== 'session.began') return { owner: 'anonymous', executions: ['B'] }
  return { owner: event.memberId, executions: event.firstTime ? ['A', 'F'] : ['A'] }
}

/** Commands to the machine that shows popups. */
export type PopupCommand =
  /** The visitor has closed the popup that is shown. */
  | { type: 'popup.dismiss'; notAgainToday: boolean }
  /** Something is gone from the page. */
  | Extract<OverlaysReport, { type: 'overlay.closed' }>
  /** The page that is shown allows a popup, or does not any more. */
  | { type: 'page.calm' }
  | { type: 'page.busy' }
