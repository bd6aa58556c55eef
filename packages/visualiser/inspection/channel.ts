/** Name of the channel on which a page tells what its actors do; whoever listens is on the same origin. */
export const LIVE_CHANNEL = 'palpite.live'
