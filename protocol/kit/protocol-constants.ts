/** Fixed values of the web client (SYS-15). */
export const protocolConstants = {
  platform: 'WEB',
  platformShort: 'W',
  clientType: 3,
  /** Requests the content of the platform's own site. */
  isPlatform: 2,
  gatewayVersion: 3,
  device: 'WEB',
  lotteryType: 'Lott',
  /** Launch area of lotteries (LOTT-01). */
  lottoArea: 'VN',
  launchMode: 'LOTT',
  /** The web client's platform name in calls about vendors. */
  vendorPlatform: 'html5-desktop',
} as const
