export const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { ok: false as const, refusal: { code, message: '', value } },
})
