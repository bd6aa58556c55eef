CREATE TABLE "mall_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"motif" text NOT NULL,
	"hue" integer NOT NULL,
	"points" bigint NOT NULL,
	"left" integer,
	"max_per_member" integer,
	"delivered" boolean NOT NULL,
	"bonus" bigint,
	CONSTRAINT "mall_item_bounds" CHECK ("mall_item"."points" > 0 and coalesce("mall_item"."left", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_reward" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"title" jsonb NOT NULL,
	"points" bigint NOT NULL,
	"refused" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "point_reward_gives" CHECK ("point_reward"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "point_turnover" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"counted" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redemption" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"item_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"points" bigint NOT NULL,
	"delivery" jsonb,
	"state" text NOT NULL,
	"reason" text,
	"bonus_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "redemption_said_why" CHECK (("redemption"."state" = 'rejected') = ("redemption"."reason" is not null)),
	CONSTRAINT "redemption_dated" CHECK (("redemption"."state" = 'processing') = ("redemption"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "gift_claim" ADD COLUMN "points" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "point_reward" ADD CONSTRAINT "point_reward_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_turnover" ADD CONSTRAINT "point_turnover_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_item_id_mall_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."mall_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_bonus_id_bonus_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonus"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_reward_member_id_at_id_index" ON "point_reward" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "redemption_member_id_at_id_index" ON "redemption" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "redemption_at_index" ON "redemption" USING btree ("at");