import { expect, test } from 'vitest'
import { flagsOf, noFlags } from '#machines/site/site-configuration.logic.ts'

const leaf = (modId: string, enabled = true) => ({ modId, enabled, childrenNodes: [] })

test('[SYS-08] [SYS-14] each module sets only its own flag', () => {
  const byId = {
    USERNAMEREG3: 'registrationByName',
    MOBILENUMREG3: 'registrationByMobile',
    MOBILENUMPASSREG3: 'registrationByMobilePassword',
    REGMOBVERF3: 'registrationMobileVerified',
    CHNGPASSVERIF3: 'passwordChangeVerified',
    DIRECTREG3: 'registrationOpen',
    AGENTPOLICY3: 'agentPolicy',
    MANPLAYREB3: 'manualRebate',
    CBS3: 'supportChat',
    FREEPLAY3: 'freePlay',
    PASSEXPIRY3: 'passwordExpiry',
    VERIFCODELOGIN3: 'codeLogin',
    CHATROOM3: 'chatRoom',
    UPLINETRANS3: 'uplineTransfer',
  } as const
  expect(Object.values(noFlags)).toEqual(Object.values(byId).map(() => false))
  for (const [modId, flag] of Object.entries(byId)) {
    expect(flagsOf([leaf(modId)])).toEqual({ ...noFlags, [flag]: true })
    expect(flagsOf([leaf(modId, false)])).toEqual(noFlags)
  }
})

test('[SYS-08] a disabled module disables all modules below it, at any depth', () => {
  const tree = (outer: boolean, inner: boolean) => [
    {
      modId: 'DIRECTREG3',
      enabled: outer,
      childrenNodes: [{ modId: 'MOBILENUMREG3', enabled: inner, childrenNodes: [leaf('REGMOBVERF3')] }],
    },
  ]
  expect(flagsOf(tree(true, true)).registrationMobileVerified).toBe(true)
  expect(flagsOf(tree(true, false)).registrationMobileVerified).toBe(false)
  expect(flagsOf(tree(false, true)).registrationMobileVerified).toBe(false)
  expect(flagsOf(tree(false, true)).registrationByMobile).toBe(false)
})
