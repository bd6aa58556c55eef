CREATE TABLE "help_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tag" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL
);
