import * as v from 'valibot'
import { mayShare } from '#api/browser/share.ts'
import { downlineLinksMachine } from '#machines/agents/downline-links.machine.ts'
import { downlineRegistrationMachine } from '#machines/agents/downline-registration.machine.ts'
import { useAddressSearch } from '#pages/kit/use-address-search.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useSymbol } from '#pages/kit/use-symbol.ts'
import { Links } from '#ui/agents/register-downline/links.tsx'
import { RegisterForm } from '#ui/agents/register-downline/register-form.tsx'
import { RegisterPage } from '#ui/agents/register-downline/register-page.tsx'
import { orNothing } from './report-search.ts'

const named = v.object({ by: orNothing(v.literal('link')) })

/** Registers a downline, directly or by a link (AGENT-06); the address says which. */
export function RegisterAccount() {
  const [{ by }, change] = useAddressSearch(named)
  return (
    <RegisterPage way={by ?? 'directly'} onWay={(way) => change({ by: way === 'link' ? 'link' : undefined })}>
      {by === 'link' ? <ByLink /> : <Directly />}
    </RegisterPage>
  )
}

function Directly() {
  const actor = useFlow(downlineRegistrationMachine)
  const { origin } = location
  const loginAddresses = { member: `${origin}/login`, agent: `${origin}/agent` }
  return <RegisterForm actor={actor} symbol={useSymbol()} loginAddresses={loginAddresses} />
}

function ByLink() {
  const actor = useFlow(downlineLinksMachine)
  return <Links actor={actor} symbol={useSymbol()} mayShare={mayShare()} />
}
