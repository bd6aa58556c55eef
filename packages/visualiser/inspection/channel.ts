/** Broadcast channel on which a page reports its actors; listeners are on the same origin. */
export const LIVE_CHANNEL = 'palpite.live'
