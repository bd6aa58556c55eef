/** Broadcast channel on which a page reports its actors. Listeners are on the same origin. */
export const LIVE_CHANNEL = 'palpite.live'
