-- A database as release 0.1.0 wrote it: a running game of Element between Ada and Emmy, and a waiting room of Ada's.
-- {"ada": "3cFfyjOCK5i-X3q1Yeq0Rvnk7epTKoAG0GVmXpUQ2Qo", "emmy": "LbPCB0msqjMNcPoF0u0rE0cBkmqd07UaVrbzjzEdpAU", "playing": "MDPXMTR8", "waiting": "VHKTKK6F"}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE handovers (
	code_hash VARCHAR(32) NOT NULL, 
	code VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	expires_at BIGINT NOT NULL, 
	PRIMARY KEY (code_hash)
);
CREATE TABLE rows (
	code VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	author VARCHAR(40) NOT NULL, 
	command VARCHAR(64) NOT NULL, 
	change TEXT NOT NULL, 
	PRIMARY KEY (code, number), 
	UNIQUE (code, author, command)
);
INSERT INTO "rows" VALUES('MDPXMTR8',1,1794948707058,'03ba9179d802e09e2e6ed71aef0e85b3','make','{"type":"made","game":"element","options":{},"settings":{"spectators":false,"locked":false,"cover_after":60,"cover_level":"greedy","pace":false,"clock":null},"chairs":[{"kind":"human","nickname":"Ada","level":null,"holders":["03ba9179d802e09e2e6ed71aef0e85b3"]},{"kind":"open","nickname":null,"level":null,"holders":[]}],"host":"03ba9179d802e09e2e6ed71aef0e85b3","secret":"807950fdc4e5cd2fd5408818b74d2d10d28a0dac761652ee17fe527de8e7b24e"}');
INSERT INTO "rows" VALUES('MDPXMTR8',2,1794948707157,'98f3f65ba1974dabf51b619ffd928200','c1','{"type":"sat","seat":1,"nickname":"Emmy","holder":"98f3f65ba1974dabf51b619ffd928200"}');
INSERT INTO "rows" VALUES('MDPXMTR8',3,1794948708788,'03ba9179d802e09e2e6ed71aef0e85b3','c2','{"type":"dealt","rules_version":1}');
INSERT INTO "rows" VALUES('MDPXMTR8',4,1794948708885,'98f3f65ba1974dabf51b619ffd928200','c3','{"type":"played","kind":"action","seat":1,"entries":[[1,3,1794948708885]],"spent":0}');
INSERT INTO "rows" VALUES('MDPXMTR8',5,1794948708913,'98f3f65ba1974dabf51b619ffd928200','c4','{"type":"played","kind":"action","seat":1,"entries":[[1,27,1794948708913]],"spent":0}');
INSERT INTO "rows" VALUES('MDPXMTR8',6,1794948708929,'98f3f65ba1974dabf51b619ffd928200','c5','{"type":"played","kind":"action","seat":1,"entries":[[1,3,1794948708929]],"spent":0}');
INSERT INTO "rows" VALUES('MDPXMTR8',7,1794948708985,'98f3f65ba1974dabf51b619ffd928200','c6','{"type":"played","kind":"action","seat":1,"entries":[[1,27,1794948708985]],"spent":0}');
INSERT INTO "rows" VALUES('MDPXMTR8',8,1794948709155,'03ba9179d802e09e2e6ed71aef0e85b3','c7','{"type":"played","kind":"action","seat":0,"entries":[[0,0,1794948709155]],"spent":0}');
INSERT INTO "rows" VALUES('MDPXMTR8',9,1794948709231,'03ba9179d802e09e2e6ed71aef0e85b3','c8','{"type":"played","kind":"action","seat":0,"entries":[[0,27,1794948709231]],"spent":0}');
INSERT INTO "rows" VALUES('VHKTKK6F',1,1794948709286,'03ba9179d802e09e2e6ed71aef0e85b3','make','{"type":"made","game":"eureka","options":{},"settings":{"spectators":false,"locked":false,"cover_after":60,"cover_level":"greedy","pace":true,"clock":null},"chairs":[{"kind":"human","nickname":"Ada","level":null,"holders":["03ba9179d802e09e2e6ed71aef0e85b3"]},{"kind":"open","nickname":null,"level":null,"holders":[]}],"host":"03ba9179d802e09e2e6ed71aef0e85b3","secret":"7720530d839aee269a7a70474527798f5691c796f0e83845399a7d8c1604c306"}');
CREATE TABLE tables (
	code VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	phase VARCHAR(8) NOT NULL, 
	version INTEGER NOT NULL, 
	created_at BIGINT NOT NULL, 
	touched_at BIGINT NOT NULL, 
	snapshot TEXT, 
	driver VARCHAR(32) NOT NULL, 
	driven_until BIGINT NOT NULL, 
	PRIMARY KEY (code)
);
INSERT INTO "tables" VALUES('MDPXMTR8','element','playing',9,1794948707058,1794948709231,'{"layout":"e7edddc5e3f6cf86","sha256":"875816158dca1dac8acbac9f3dec234dd93b4a9d67736be418d90c59c17e1be3","record":"eNqdjtENgzAMRM9OgpMKvliAuViAfnaZTsFvF+kCbILAMa6Q4K8X3b1YJ0t+07gN39cc1+U599MHqk6d1EHNlgAhWx5tVatNMkZ9sJ6dvzk4kxNG8p4gznCh4BTjH9Ftjyyq4BfWH+OY7+JAKZbcNJIfIoXOS+rCDm1BCWU="}','',0);
INSERT INTO "tables" VALUES('VHKTKK6F','eureka','lobby',1,1794948709286,1794948709286,NULL,'',0);
CREATE INDEX ix_tables_touched_at ON tables (touched_at);
COMMIT;
