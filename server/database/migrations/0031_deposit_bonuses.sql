CREATE TABLE "deposit_bonus" (
	"deposit_id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"promotion_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"use_key" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"bonus_id" uuid,
	"expires_at" timestamp (3) with time zone,
	"taken_back" bigint,
	CONSTRAINT "deposit_bonus_bonusId_unique" UNIQUE("bonus_id"),
	CONSTRAINT "deposit_bonus_refused" CHECK (("deposit_bonus"."state" = 'refused') = ("deposit_bonus"."reason" is not null)),
	CONSTRAINT "deposit_bonus_credited" CHECK (("deposit_bonus"."state" in ('active', 'completed', 'cancelled', 'expired')) = ("deposit_bonus"."bonus_id" is not null)
        and ("deposit_bonus"."bonus_id" is null) = ("deposit_bonus"."expires_at" is null)),
	CONSTRAINT "deposit_bonus_taken_back" CHECK (("deposit_bonus"."state" in ('cancelled', 'expired')) = ("deposit_bonus"."taken_back" is not null) and "deposit_bonus"."taken_back" >= 0)
);
--> statement-breakpoint
ALTER TABLE "deposit_order" ADD COLUMN "paid" bigint;--> statement-breakpoint
ALTER TABLE "sandbox_charge" ADD COLUMN "paid" bigint;--> statement-breakpoint
ALTER TABLE "deposit_bonus" ADD CONSTRAINT "deposit_bonus_deposit_id_deposit_order_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposit_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_bonus" ADD CONSTRAINT "deposit_bonus_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_bonus" ADD CONSTRAINT "deposit_bonus_bonus_id_bonus_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_bonus_due" ON "deposit_bonus" USING btree ("expires_at") WHERE "deposit_bonus"."state" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_bonus_used_once" ON "deposit_bonus" USING btree ("member_id","use_key") WHERE "deposit_bonus"."state" not in ('released', 'refused');--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_bonus_one_open" ON "deposit_bonus" USING btree ("member_id") WHERE "deposit_bonus"."state" in ('promised', 'active');