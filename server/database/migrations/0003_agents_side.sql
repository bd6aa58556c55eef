CREATE TABLE "answered_intent" (
	"member_id" bigint NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "answered_intent_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "announcement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"execution" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"promotion_type" text,
	"promotion_id" text,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"upline_id" bigint,
	"downline_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	"due_at" timestamp (3) with time zone,
	"billed_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_bill" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contract_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"upline_id" bigint,
	"downline_id" bigint NOT NULL,
	"period_from" timestamp (3) with time zone NOT NULL,
	"period_to" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"terms" jsonb NOT NULL,
	"net_loss" bigint,
	"turnover" bigint,
	"active_members" integer,
	"tier" integer,
	"rate" integer,
	"base" bigint,
	"amount" bigint,
	"operation_id" bigint,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "contract_bill_contractId_periodFrom_unique" UNIQUE("contract_id","period_from")
);
--> statement-breakpoint
CREATE TABLE "contract_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"upline_id" bigint,
	"downline_id" bigint NOT NULL,
	"by_upline" boolean NOT NULL,
	"contract_id" uuid,
	"terms" jsonb,
	"current" jsonb,
	"reason" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "contract_version" (
	"contract_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contract_version_contract_id_version_pk" PRIMARY KEY("contract_id","version")
);
--> statement-breakpoint
CREATE TABLE "agent_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"email" text,
	"channel" text NOT NULL,
	"comment" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "downline_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" bigint NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"code" text NOT NULL,
	"presets" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "downline_link_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"topic" text NOT NULL,
	"event" text NOT NULL,
	"facts" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "team_place" (
	"member_id" bigint NOT NULL,
	"above_id" bigint NOT NULL,
	"depth" integer NOT NULL,
	CONSTRAINT "team_place_member_id_above_id_pk" PRIMARY KEY("member_id","above_id")
);
--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "link_id" uuid;--> statement-breakpoint
ALTER TABLE "answered_intent" ADD CONSTRAINT "answered_intent_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_upline_id_member_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_downline_id_member_id_fk" FOREIGN KEY ("downline_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_bill" ADD CONSTRAINT "contract_bill_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_bill" ADD CONSTRAINT "contract_bill_upline_id_member_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_bill" ADD CONSTRAINT "contract_bill_downline_id_member_id_fk" FOREIGN KEY ("downline_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_bill" ADD CONSTRAINT "contract_bill_operation_id_ledger_operation_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."ledger_operation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_request" ADD CONSTRAINT "contract_request_upline_id_member_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_request" ADD CONSTRAINT "contract_request_downline_id_member_id_fk" FOREIGN KEY ("downline_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_request" ADD CONSTRAINT "contract_request_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_version" ADD CONSTRAINT "contract_version_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downline_link" ADD CONSTRAINT "downline_link_agent_id_member_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_place" ADD CONSTRAINT "team_place_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_place" ADD CONSTRAINT "team_place_above_id_member_id_fk" FOREIGN KEY ("above_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answered_intent_expires_at_index" ON "answered_intent" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "announcement_published_at_index" ON "announcement" USING btree ("published_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_running" ON "contract" USING btree ("downline_id","kind") WHERE "contract"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "contract_upline_id_kind_index" ON "contract" USING btree ("upline_id","kind");--> statement-breakpoint
CREATE INDEX "contract_downline_id_kind_index" ON "contract" USING btree ("downline_id","kind");--> statement-breakpoint
CREATE INDEX "contract_due_at_index" ON "contract" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "contract_bill_upline_id_kind_period_from_index" ON "contract_bill" USING btree ("upline_id","kind","period_from");--> statement-breakpoint
CREATE INDEX "contract_bill_downline_id_kind_period_from_index" ON "contract_bill" USING btree ("downline_id","kind","period_from");--> statement-breakpoint
CREATE INDEX "contract_bill_open" ON "contract_bill" USING btree ("state","period_from") WHERE "contract_bill"."state" in ('calculating', 'due');--> statement-breakpoint
CREATE UNIQUE INDEX "contract_request_pending" ON "contract_request" USING btree ("downline_id","kind") WHERE "contract_request"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "contract_request_upline_id_asked_at_index" ON "contract_request" USING btree ("upline_id","asked_at");--> statement-breakpoint
CREATE INDEX "contract_request_downline_id_asked_at_index" ON "contract_request" USING btree ("downline_id","asked_at");--> statement-breakpoint
CREATE INDEX "contract_request_contract_id_index" ON "contract_request" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "agent_application_at_index" ON "agent_application" USING btree ("at");--> statement-breakpoint
CREATE INDEX "downline_link_agent_id_created_at_index" ON "downline_link" USING btree ("agent_id","created_at");--> statement-breakpoint
CREATE INDEX "message_member_id_id_index" ON "message" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "team_place_above_id_depth_member_id_index" ON "team_place" USING btree ("above_id","depth","member_id");--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_link_id_downline_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."downline_link"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_round_settled_at_index" ON "game_round" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "game_round_member_id_settled_at_index" ON "game_round" USING btree ("member_id","settled_at");--> statement-breakpoint
CREATE INDEX "registration_link_id_index" ON "registration" USING btree ("link_id");--> statement-breakpoint
INSERT INTO "team_place" ("member_id", "above_id", "depth")
WITH RECURSIVE "place" AS (
	SELECT "id" AS "member_id", "upline_id" AS "above_id", 1 AS "depth" FROM "member" WHERE "upline_id" IS NOT NULL
	UNION ALL
	SELECT "place"."member_id", "member"."upline_id", "place"."depth" + 1
	FROM "place" JOIN "member" ON "member"."id" = "place"."above_id"
	WHERE "member"."upline_id" IS NOT NULL
)
SELECT "member_id", "above_id", "depth" FROM "place";
