import { useLingui } from '@lingui/react/macro'
import type { AgentPage, AgentService } from './agent-page.ts'
import { agentPageNames, agentServiceNames } from './page-text.ts'

export function PageName({ page }: { page: AgentPage }) {
  const { i18n } = useLingui()
  return <>{i18n._(agentPageNames[page])}</>
}

export function ServiceName({ service }: { service: AgentService }) {
  const { i18n } = useLingui()
  return <>{i18n._(agentServiceNames[service])}</>
}
