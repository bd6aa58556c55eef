import type { SiteConfiguration, WhitelabelNode } from '#protocol/site/site-configuration.ts'

/** Whitelabel module ids of the features that operators can switch off (SYS-08). */
const modules = {
  registrationByName: 'USERNAMEREG3',
  registrationByMobile: 'MOBILENUMREG3',
  registrationByMobilePassword: 'MOBILENUMPASSREG3',
  registrationMobileVerified: 'REGMOBVERF3',
  passwordChangeVerified: 'CHNGPASSVERIF3',
  registrationOpen: 'DIRECTREG3',
  agentPolicy: 'AGENTPOLICY3',
  manualRebate: 'MANPLAYREB3',
  supportChat: 'CBS3',
  freePlay: 'FREEPLAY3',
  passwordExpiry: 'PASSEXPIRY3',
  codeLogin: 'VERIFCODELOGIN3',
  chatRoom: 'CHATROOM3',
  uplineTransfer: 'UPLINETRANS3',
} as const

export type Flag = keyof typeof modules

export type Flags = Readonly<Record<Flag, boolean>>

/** Used until the configuration is known: every switchable feature is off. */
export const noFlags = flagsOf([])

/** Returns the flags of a whitelabel tree. Modules below a disabled one are off too. */
export function flagsOf(tree: SiteConfiguration['whitelabel']): Flags {
  const on = new Set(enabledIn(tree))
  const flags = Object.entries(modules).map(([flag, modId]) => [flag, on.has(modId)])
  return Object.fromEntries(flags) as Flags
}

function enabledIn(nodes: readonly WhitelabelNode[]): string[] {
  return nodes
    .filter(({ enabled }) => enabled)
    .flatMap(({ modId, childrenNodes }) => [modId, ...enabledIn(childrenNodes)])
}
