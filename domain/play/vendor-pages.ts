/** Paths of the site's own pages for some vendors, by vendor code (GAME-05). */
export const pageOfVendor: Readonly<Record<string, string>> = {
  TCG_LOTTO_VN: '/vnLottery',
  TCG_SEA: '/seaLottery',
  LOTT: '/lottery',
  ELOTT: '/lottery',
}
