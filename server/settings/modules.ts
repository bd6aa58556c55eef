import type { WhitelabelNode } from '#protocol/site/site-configuration.ts'
import type { ModuleFlag } from '#server/settings/site.settings.ts'

/** Each module's own switch. It may be on although a parent is off; `isModuleOn` checks the parents too. */
type Switches = Partial<Record<ModuleFlag, boolean>>

type Branch = { modId: ModuleFlag; under?: readonly Branch[] }

/** SYS-08 */
const tree: readonly Branch[] = [
  {
    modId: 'DIRECTREG3',
    under: [
      { modId: 'USERNAMEREG3' },
      { modId: 'MOBILENUMREG3', under: [{ modId: 'MOBILENUMPASSREG3' }, { modId: 'REGMOBVERF3' }] },
    ],
  },
  { modId: 'CHNGPASSVERIF3' },
  { modId: 'VERIFCODELOGIN3' },
  { modId: 'FREEPLAY3' },
  { modId: 'PASSEXPIRY3' },
  { modId: 'AGENTPOLICY3' },
  { modId: 'MANPLAYREB3' },
  { modId: 'CBS3' },
  { modId: 'CHATROOM3' },
  { modId: 'UPLINETRANS3' },
]

export const whitelabelOf = (switches: Switches): WhitelabelNode[] => nodesOf(tree, switches)

const nodesOf = (branches: readonly Branch[], switches: Switches): WhitelabelNode[] =>
  branches.map(({ modId, under = [] }) => ({
    modId,
    enabled: switches[modId] === true,
    childrenNodes: nodesOf(under, switches),
  }))

/** Whether a module and all its ancestors are on. */
export const isModuleOn = (switches: Switches, module: ModuleFlag): boolean =>
  (pathTo(module, tree) ?? []).every((modId) => switches[modId] === true)

function pathTo(module: ModuleFlag, branches: readonly Branch[]): ModuleFlag[] | null {
  for (const { modId, under = [] } of branches) {
    if (modId === module) return [modId]
    const below = pathTo(module, under)
    if (below) return [modId, ...below]
  }
  return null
}
