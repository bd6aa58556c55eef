import { checkFlows } from '#tests/support/check-flows.ts'

checkFlows(2, { of: 4 })
