import { checkFlows } from '#tests/support/check-flows.ts'

checkFlows(1, { of: 4 })
