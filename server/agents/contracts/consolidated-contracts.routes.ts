import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { readContractStatuses } from './contract-statuses.ts'

/** Trial players have no contracts. Their pages do not send this request, and it would be refused. */
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
