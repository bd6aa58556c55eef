/** What the web client says of itself in calls, the same in each (SYS-15). */
export const wire = {
  platform: 'WEB',
  /** The platform in its short form. */
  platformShort: 'W',
  clientType: 3,
  /** Asks for what is shown on the platform's own site. */
  isPlatform: 2,
  gatewayVersion: 3,
  device: 'WEB',
  /** Which kind of lotteries the web client lists. */
  lotteryType: 'Lott',
  /** How lotteries are launched (LOTT-01). */
  lottoArea: 'VN',
  launchMode: 'LOTT',
  /** What the web client is to vendors. */
  vendorPlatform: 'html5-desktop',
} as const
