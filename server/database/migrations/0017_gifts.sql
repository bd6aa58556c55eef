CREATE TABLE "bonus" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"source" text NOT NULL,
	"title" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"turnover" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "bonus_gives_something" CHECK ("bonus"."amount" > 0 and "bonus"."turnover" >= 0)
);
--> statement-breakpoint
CREATE TABLE "claimed_thing" (
	"member_id" bigint NOT NULL,
	"source" text NOT NULL,
	"thing" text NOT NULL,
	"claim_id" uuid NOT NULL,
	CONSTRAINT "claimed_thing_member_id_source_thing_pk" PRIMARY KEY("member_id","source","thing")
);
--> statement-breakpoint
CREATE TABLE "gift_claim" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"source" text NOT NULL,
	"title" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"turnover" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rebated_turnover" (
	"member_id" bigint NOT NULL,
	"day" text NOT NULL,
	"game_type" text NOT NULL,
	"turnover" bigint NOT NULL,
	CONSTRAINT "rebated_turnover_member_id_day_game_type_pk" PRIMARY KEY("member_id","day","game_type")
);
--> statement-breakpoint
ALTER TABLE "bonus" ADD CONSTRAINT "bonus_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claimed_thing" ADD CONSTRAINT "claimed_thing_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claimed_thing" ADD CONSTRAINT "claimed_thing_claim_id_gift_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."gift_claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_claim" ADD CONSTRAINT "gift_claim_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebated_turnover" ADD CONSTRAINT "rebated_turnover_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bonus_member_id_at_id_index" ON "bonus" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "claimed_thing_claim_id_index" ON "claimed_thing" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "gift_claim_member_id_at_id_index" ON "gift_claim" USING btree ("member_id","at","id");