import type * as v from 'valibot'

export type Setting<
  Schema extends v.GenericSchema = v.GenericSchema,
  Initial extends v.InferOutput<Schema> = v.InferOutput<Schema>,
> = {
  name: string
  shape: Schema
  initial: Initial
}

export type SettingValue<S extends Setting> = v.InferOutput<S['shape']>

export const defineSetting = <Schema extends v.GenericSchema, Initial extends v.InferOutput<Schema>>(
  name: string,
  { shape, initial }: { shape: Schema; initial: Initial },
): Setting<Schema, Initial> => ({ name, shape, initial })
