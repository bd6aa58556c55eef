import * as v from 'valibot'
import { generatePassword } from '#api/auth/generate-password.ts'
import { mayShare } from '#api/browser/share.ts'
import { passwordLengths } from '#machines/agents/downline-registration.logic.ts'
import { orNothing } from '#pages/kit/search-params.ts'
import { useAddressSearch } from '#pages/kit/use-address-search.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useSymbol } from '#pages/kit/use-symbol.ts'
import { Links } from '#ui/agents/downline-registration/links.tsx'
import { RegisterForm } from '#ui/agents/downline-registration/register-form.tsx'
import { RegisterPage } from '#ui/agents/downline-registration/register-page.tsx'
import { downlineLinksFlow } from './downline-links.flow.ts'
import { downlineRegistrationFlow } from './downline-registration.flow.ts'

const named = v.object({ by: orNothing(v.literal('link')) })

/** Registers a downline, either directly or by an invitation link (AGENT-06). The URL names the method. */
export function AgentRegisterPage() {
  const [{ by }, change] = useAddressSearch(named)
  return (
    <RegisterPage way={by ?? 'directly'} onWay={(way) => change({ by: way === 'link' ? 'link' : undefined })}>
      {by === 'link' ? <ByLink /> : <Directly />}
    </RegisterPage>
  )
}

function Directly() {
  const actor = useFlow(downlineRegistrationFlow)
  const { origin } = location
  const loginAddresses = { member: `${origin}/login`, agent: `${origin}/agent` }
  const createPassword = () => {
    const { rules } = actor.getSnapshot().context
    actor.send({ type: 'password.generated', password: generatePassword(passwordLengths(rules)) })
  }
  return (
    <RegisterForm
      actor={actor}
      symbol={useSymbol()}
      loginAddresses={loginAddresses}
      onGeneratePassword={createPassword}
    />
  )
}

function ByLink() {
  const actor = useFlow(downlineLinksFlow)
  return <Links actor={actor} symbol={useSymbol()} mayShare={mayShare()} />
}
