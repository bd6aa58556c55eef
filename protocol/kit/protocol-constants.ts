/** Fixed values that the web client sends (SYS-15). */
export const protocolConstants = {
  platform: 'WEB',
  platformShort: 'W',
  clientType: 3,
  /** Asks for the content of the platform's own site. */
  isPlatform: 2,
  gatewayVersion: 3,
  device: 'WEB',
  lotteryType: 'Lott',
  /** Launch area for lotteries (LOTT-01). */
  lottoArea: 'VN',
  launchMode: 'LOTT',
  /** Name of the web client in calls about vendors. */
  vendorPlatform: 'html5-desktop',
} as const
