import type { DownlineLinks } from '#api/agents/downline-registration.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { ContractPreset } from '#protocol/agents/downline-registration.ts'
import type { DownlineType } from './downline-registration.logic.ts'
import type { PresetsReport } from './preset-contracts.types.ts'

export type LinkRefusal = 'nameMissing' | 'nameTooLong' | 'full' | 'presets'

export type DownlineLinksContext = DownlineLinks & {
  name: string
  type: DownlineType
  /** Contracts offered to agents who register with this link; empty for players. */
  presets: readonly ContractPreset[]
  chosenId: string | null
  refusal: LinkRefusal | null
  failure: CallFailure | null
}

export type DownlineLinksEvent =
  | { type: 'links.reload' }
  | { type: 'link.begin' }
  | { type: 'name.change'; name: string }
  | { type: 'type.choose'; chosen: DownlineType }
  | { type: 'link.submit' }
  | { type: 'link.share'; id: string }
  | { type: 'link.remove'; id: string }
  | { type: 'removal.confirm' }
  | { type: 'link.leave' }
  | PresetsReport
