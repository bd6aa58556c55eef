/** Paths of this site's own pages for vendors that have one (GAME-05). */
export const pageOfVendor: Readonly<Record<string, string>> = {
  TCG_LOTTO_VN: '/vnLottery',
  TCG_SEA: '/seaLottery',
  LOTT: '/lottery',
  ELOTT: '/lottery',
}
