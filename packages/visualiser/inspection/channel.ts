/** Broadcast channel on which a page reports its actors to listeners of the same origin. */
export const LIVE_CHANNEL = 'palpite.live'
