import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { readContractStatuses } from './contract-statuses.ts'

/** Members only. Trial players have no contracts, so their pages do not send this request. */
export const readConsolidatedContracts: HandlerOf<'readConsolidatedContracts'> = async (context) => {
  const { platform, who } = context
  const statuses = await readContractStatuses(platform.database, who.member.id)
  return accept({
    dailysalreqtype: statuses.dailySalary,
    divtypereq: statuses.dividend,
    contracthoursalreq: statuses.hourlySalary,
    realtimesalreqtype: statuses.realTimeSalary,
  })
}
